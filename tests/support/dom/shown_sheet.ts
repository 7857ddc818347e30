import postcss from 'postcss'

/** CSS properties that decide whether an element is shown. */
const ASKED = new Set(['display', 'visibility', 'content-visibility', 'content'])

/** Keeps only the CSS rules that show or hide elements: applying all takes longer than the test. */
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
