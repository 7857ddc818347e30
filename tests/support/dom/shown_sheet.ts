import postcss from 'postcss'

/** What a page without a layout is asked of its style sheet: whether something is shown. */
const ASKED = new Set(['display', 'visibility', 'content-visibility', 'content'])

/** The rules of a style sheet that show or hide something: to weigh all others for each element takes longer than the test. */
export function shownSheet(css: string): string {
  const root = postcss.parse(css)
  root.walkDecls((declaration) => {
    if (!ASKED.has(declaration.prop)) declaration.remove()
  })
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  return root.toString()
}
