/** Made by `npm run check -- --write`: what the manifests of modules offer. */
export const importKinds = ['shareholders', 'orders', 'noc', 'naics'] as const
