/** Tags with an implicit role. For a role that is not listed here, every element is searched. */
const TAGS: Record<string, string[]> = {
  alert: [],
  alertdialog: [],
  button: ['button', 'input'],
  cell: ['td', 'th'],
  checkbox: ['input'],
  columnheader: ['th'],
  combobox: ['input', 'select'],
  dialog: ['dialog'],
  group: ['details', 'fieldset', 'optgroup'],
  heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  img: ['img', 'svg'],
  link: ['a', 'area'],
  list: ['menu', 'ol', 'ul'],
  listbox: ['datalist', 'select'],
  listitem: ['li'],
  main: ['main'],
  menu: [],
  menuitem: [],
  navigation: ['nav'],
  option: ['option'],
  progressbar: ['progress'],
  radio: ['input'],
  region: ['section'],
  row: ['tr'],
  rowheader: ['th'],
  searchbox: ['input'],
  slider: ['input'],
  spinbutton: ['input'],
  status: ['output'],
  switch: [],
  tab: [],
  table: ['table'],
  tabpanel: [],
  textbox: ['input', 'textarea'],
}

/**
 * Returns a scope for ivya's search by role in which `*` selects only elements that may have the
 * role: checking every element takes most of a test's time. Our pages have no shadow roots.
 */
export function candidatesFor(scope: Element | Document, body: string): Element {
  const [role = ''] = /^[a-z]*/.exec(body) ?? []
  const tags = TAGS[role]
  const querySelectorAll = () => (tags ? withRole(scope, tags) : scope.querySelectorAll('*'))
  return { querySelectorAll } as unknown as Element
}

function withRole(scope: Element | Document, tags: string[]): Element[] {
  const elements = []
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_ELEMENT)
  while (walker.nextNode()) {
    const element = walker.currentNode as Element
    if (tags.includes(element.localName) || element.hasAttribute('role')) elements.push(element)
  }
  return elements
}
