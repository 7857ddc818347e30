type RoutePath = { path: string; params: { name: string }[] }

/** Merges paths that differ only in parameter names, which OpenAPI forbids: `/zone/{typeOrId}`. */
export function mergePathParams<Route extends RoutePath>(routes: Route[]): Route[] {
  const alike = Map.groupBy(routes, ({ path }) => pathShape(path))
  return routes.map((route) => {
    const others = alike.get(pathShape(route.path)) ?? []
    const names = route.params.map((_, place) => [
      ...new Set(others.map(({ params }) => params[place]!.name)),
    ])
    const params = route.params.map((param, place) => ({
      ...param,
      name: joinParamNames(names[place]!),
    }))
    let place = 0
    const path = route.path.replace(/\{\w+\}/g, () => `{${params[place++]!.name}}`)
    return { ...route, params, path }
  })
}

function pathShape(path: string): string {
  return path.replace(/\{\w+\}/g, '{}')
}

function joinParamNames([first = '', ...others]: string[]): string {
  return first + others.map((name) => `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`).join('')
}
