/** Made by `npm run check -- --write`: what the manifests of modules offer. */
export const parentKinds = ['application', 'lead', 'order', 'orphanedCase', 'shareholder'] as const
