import {
  getByAltTextSelector,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTestIdSelector,
  getByTextSelector,
  getByTitleSelector,
} from 'ivya'
import { innerText } from './inner_text.js'
import type { DomPage } from './page.js'

type Text = string | RegExp
type Exactly = { exact?: boolean }
type RoleOptions = Parameters<typeof getByRoleSelector>[1] & { description?: string }
type Filter = {
  has?: DomLocator
  hasNot?: DomLocator
  hasText?: Text
  hasNotText?: Text
  visible?: boolean
}
type State = 'attached' | 'detached' | 'visible' | 'hidden'
type FilePayload = { name: string; mimeType: string; buffer: Buffer }
type Waiting = { timeout?: number }

export abstract class Finder {
  abstract locator(selector: string | DomLocator, filter?: Filter): DomLocator

  getByRole = (role: string, { description, ...options }: RoleOptions = {}) => {
    const found = this.locator(getByRoleSelector(role, options))
    if (description === undefined) return found
    const wanted = { text: description, exact: Boolean(options.exact) }
    return found.locator(`internal:described=${JSON.stringify(wanted)}`)
  }
  getByText = (text: Text, options?: Exactly) => this.locator(getByTextSelector(text, options))
  getByLabel = (text: Text, options?: Exactly) => this.locator(getByLabelSelector(text, options))
  getByTitle = (text: Text, options?: Exactly) => this.locator(getByTitleSelector(text, options))
  getByPlaceholder = (text: Text, options?: Exactly) =>
    this.locator(getByPlaceholderSelector(text, options))
  getByAltText = (text: Text, options?: Exactly) =>
    this.locator(getByAltTextSelector(text, options))
  getByTestId = (id: Text) => this.locator(getByTestIdSelector('data-testid', id))
}

export class DomLocator extends Finder {
  constructor(
    private readonly on: DomPage,
    readonly selector: string
  ) {
    super()
  }

  page = () => this.on

  locator = (selector: string | DomLocator, filter?: Filter): DomLocator => {
    const inner =
      typeof selector === 'string'
        ? selector
        : `internal:chain=${JSON.stringify(selector.selector)}`
    return this.#and(inner).filter(filter)
  }

  filter = ({ has, hasNot, hasText, hasNotText, visible }: Filter = {}): DomLocator => {
    let found: DomLocator = this
    if (hasText !== undefined) found = found.#and(`internal:has-text=${quoted(hasText)}`)
    if (hasNotText !== undefined) found = found.#and(`internal:has-not-text=${quoted(hasNotText)}`)
    if (has) found = found.#and(`internal:has=${JSON.stringify(has.selector)}`)
    if (hasNot) found = found.#and(`internal:has-not=${JSON.stringify(hasNot.selector)}`)
    if (visible !== undefined) found = found.#and(`visible=${visible}`)
    return found
  }

  first = () => this.#and('nth=0')
  last = () => this.#and('nth=-1')
  nth = (index: number) => this.#and(`nth=${index}`)
  and = (other: DomLocator) => this.#and(`internal:and=${JSON.stringify(other.selector)}`)
  or = (other: DomLocator) => this.#and(`internal:or=${JSON.stringify(other.selector)}`)

  #and(part: string) {
    return new DomLocator(this.on, `${this.selector} >> ${part}`)
  }

  toString = () => this.selector

  count = async () => this.#elements().length
  all = async () => this.#elements().map((_, index) => this.nth(index))
  allTextContents = async () => this.#elements().map(({ textContent }) => textContent ?? '')
  allInnerTexts = async () => this.#elements().map(innerText)
  textContent = (how?: Waiting) => this.#ask(({ textContent }) => textContent, how)
  innerText = (how?: Waiting) => this.#ask(innerText, how)
  innerHTML = () => this.#ask(({ innerHTML }) => innerHTML)
  getAttribute = (name: string) => this.#ask((element) => element.getAttribute(name))
  inputValue = () => this.#ask((element) => (element as HTMLInputElement).value)
  isVisible = async () => this.#shown().length > 0
  isHidden = async () => this.#shown().length === 0
  isDisabled = () => this.#ask(isDisabled)
  isEnabled = () => this.#ask((element) => !isDisabled(element))
  isChecked = () => this.#ask(isChecked)
  isEditable = () =>
    this.#ask((element) => !isDisabled(element) && !(element as HTMLInputElement).readOnly)
  elementHandle = () => this.element()

  ariaSnapshot = () => this.#ask((element) => this.on.ariaSnapshot(element))

  evaluate = async <T, A>(run: (element: never, given: A) => T, given?: A): Promise<T> =>
    this.on.call(run as (...all: unknown[]) => T, await this.element(), given)

  evaluateAll = async <T>(run: (elements: never) => T): Promise<T> =>
    this.on.call(run as (...all: unknown[]) => T, this.#elements())

  waitFor = async ({ state = 'visible', timeout }: Waiting & { state?: State } = {}) => {
    const holds = {
      visible: () => this.#one(this.#elements()) !== null && this.#shown().length === 1,
      attached: () => this.#one(this.#elements()) !== null,
      hidden: () => this.#shown().length === 0,
      detached: () => this.#elements().length === 0,
    }
    await this.on.until(holds[state], `${this.selector} to be ${state}`, timeout)
  }

  click = async (how?: Waiting & { button?: string; modifiers?: string[]; force?: boolean }) => {
    const element = how?.force ? await this.element(how) : await this.#pressable(how)
    const keys = how?.button === 'right' ? '[MouseRight]' : '[MouseLeft]'
    await this.on.user.pointer([{ target: element }, { keys, target: element }])
  }

  dblclick = async (how?: Waiting) => this.on.user.dblClick(await this.#pressable(how))
  tap = this.click
  hover = async () => this.on.user.hover(await this.#pressable())
  focus = () => this.#ask((element) => element.focus())
  blur = () => this.#ask((element) => element.blur())

  press = async (keys: string) => {
    await this.focus()
    await this.on.keyboard.press(keys)
  }

  pressSequentially = async (text: string) => {
    await this.focus()
    await this.on.keyboard.type(text)
  }

  fill = async (text: string, how?: Waiting) => {
    const isWritable = (field: HTMLElement) => !(field as HTMLInputElement).readOnly
    const element = (await this.#pressable(how, isWritable)) as HTMLInputElement
    element.focus()
    this.on.write(element, text)
  }

  clear = () => this.fill('')
  check = () => this.setChecked(true)
  uncheck = () => this.setChecked(false)

  setChecked = async (isWanted: boolean) => {
    const element = await this.#pressable()
    if (isChecked(element) === isWanted) return
    await this.on.user.click(element)
    const isChanged = () => this.#elements().some((one) => isChecked(one) === isWanted)
    await this.on.until(isChanged, `${this.selector} to change`)
  }

  selectOption = async (wanted: string | string[] | { label?: string; value?: string }) => {
    const names =
      typeof wanted === 'object' && !Array.isArray(wanted) ? Object.values(wanted) : wanted
    const isOffered = (field: HTMLElement) =>
      [names]
        .flat()
        .every((name) =>
          [...(field as HTMLSelectElement).options].some((option) => isNamed(option, name))
        )
    const element = (await this.#pressable({}, isOffered)) as HTMLSelectElement
    const chosen = [...element.options].filter((option) =>
      [names].flat().some((name) => isNamed(option, name))
    )
    await this.on.user.selectOptions(element, chosen)
    return chosen.map(({ value }) => value)
  }

  setInputFiles = async (files: string | FilePayload | (string | FilePayload)[]) => {
    const element = await this.element()
    await this.on.user.upload(
      element,
      [files].flat().map((file) => this.on.fileOf(file))
    )
  }

  dispatchEvent = async (type: string, given: object = {}) => {
    const element = await this.element()
    element.dispatchEvent(this.on.event(type, given))
  }

  scrollIntoViewIfNeeded = async () => void (await this.element())

  async #ask<T>(what: (element: HTMLElement) => T, how?: Waiting): Promise<T> {
    return what(await this.element(how))
  }

  async element({ timeout }: Waiting = {}): Promise<HTMLElement> {
    let found: HTMLElement | null = null
    const isThere = () => (found = this.#one(this.#elements())) !== null
    await this.on.until(isThere, `${this.selector} to be there`, timeout)
    return found!
  }

  /** Searches for the element until it is ready; the page may replace it meanwhile. */
  async #pressable(
    how?: Waiting,
    isFit: (element: HTMLElement) => boolean = () => true
  ): Promise<HTMLElement> {
    let found: HTMLElement | null = null
    const isReady = () => {
      found = this.#one(this.#elements())
      return found !== null && this.on.isVisible(found) && !isDisabled(found) && isFit(found)
    }
    await this.on.until(isReady, `${this.selector} to be there and enabled`, how?.timeout)
    return found!
  }

  #one(elements: HTMLElement[]): HTMLElement | null {
    if (elements.length > 1) {
      const shown = elements.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 200))
      throw new Error(`${this.selector} is ${elements.length} elements:\n${shown.join('\n')}`)
    }
    return elements[0] ?? null
  }

  #elements(): HTMLElement[] {
    return this.on.find(this.selector)
  }

  #shown(): HTMLElement[] {
    return this.#elements().filter((element) => this.on.isVisible(element))
  }
}

const quoted = (text: Text) =>
  typeof text === 'string' ? `${JSON.stringify(text)}i` : String(text)

function isNamed({ value, label, textContent }: HTMLOptionElement, name: string) {
  return value === name || label === name || textContent?.trim() === name
}

const controls = 'button, input, select, textarea, option, fieldset'

function isDisabled(element: HTMLElement): boolean {
  const owner = element.closest(`[aria-disabled=true], :is(${controls}):disabled`)
  return owner !== null && (owner === element || owner.matches('[aria-disabled=true], fieldset'))
}

function isChecked(element: HTMLElement): boolean {
  const control = (element as HTMLLabelElement).control ?? element
  if ('checked' in control) return Boolean(control.checked)
  return control.getAttribute('aria-checked') === 'true'
}
