const pictures = ['image/jpeg', 'image/png', 'image/webp']

/** What can be looked at beside its file; the rest is downloaded. */
export const isSeen = ({ mediaType }: { mediaType: string }) =>
  mediaType === 'application/pdf' || pictures.includes(mediaType)
