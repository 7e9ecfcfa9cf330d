/** Made by `npm run check -- --write`: what the manifests of modules offer. */
export const importKinds = ['shareholders', 'orders', 'leads', 'noc', 'naics'] as const
