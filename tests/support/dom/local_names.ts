import dns from 'node:dns'

/** Resolves *.localhost to this machine, as browsers do, until the returned function is called. */
export function resolveLocalNames(): () => void {
  const { lookup } = dns
  const resolve = (name: string, ...rest: unknown[]) =>
    Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? '127.0.0.1' : name, ...rest])
  Object.assign(dns, { lookup: resolve })
  return () => void Object.assign(dns, { lookup })
}
