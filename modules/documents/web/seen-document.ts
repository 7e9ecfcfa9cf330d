const pictures = ['image/jpeg', 'image/png', 'image/webp']

/** What a browser draws as it is; PDF is drawn page by page, and the rest is downloaded. */
export const isPicture = ({ mediaType }: { mediaType: string }) => pictures.includes(mediaType)
