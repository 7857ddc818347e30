export function jobLabel(name: string): string {
  const [module = '', rest = ''] = name.split('.')
  const words = rest.replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} (${module})`
}
