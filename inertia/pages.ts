/** The file of a page that lives in its module: `shipping/history` is app/shipping/pages/history.tsx. */
export function pagePath(name: string): string {
  const [module, ...rest] = name.split('/')
  return `../app/${module}/pages/${rest.join('/')}.tsx`
}
