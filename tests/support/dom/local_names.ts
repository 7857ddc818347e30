import dns from 'node:dns'

/** Every name below localhost is this machine, as browsers have it and not every resolver; answers what ends it. */
export function resolveLocalNames(): () => void {
  const { lookup } = dns
  const resolve = (name: string, ...rest: unknown[]) =>
    Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? '127.0.0.1' : name, ...rest])
  Object.assign(dns, { lookup: resolve })
  return () => void Object.assign(dns, { lookup })
}
