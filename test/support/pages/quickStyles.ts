import type { TestEnvironment } from 'jest-environment-jsdom'

type PageWindow = NonNullable<InstanceType<typeof TestEnvironment>['dom']>['window']

/** What changes how an element looks and leaves no mark in the tree: the state of fields and the focus. */
const STATE_EVENTS = ['focus', 'blur', 'input', 'change', 'click', 'toggle'] as const

/** What a look for a role, a name or a place to press asks for; whether it goes down to the children, and where it begins. */
const ASKED: Readonly<Record<string, { inherited: boolean; initial: string }>> = {
  // As jsdom: empty where no rule speaks of it, which separates words in a name.
  display: { inherited: false, initial: '' },
  visibility: { inherited: true, initial: 'visible' },
  'pointer-events': { inherited: true, initial: 'auto' },
  opacity: { inherited: false, initial: '' },
}

/**
 * Measures: jsdom has no layout that they could change, so an element has those of its own style alone. MUI and the notices ask
 * for them whenever something opens.
 */
const MEASURE =
  /^(-webkit-transform|transform|(padding|border|scroll-padding)-.*|box-sizing|width|overflow-[xy])$/

/** One selector of a rule that sets something of ASKED; the later one wins, as in jsdom, which knows no specificity. */
interface Setting {
  order: number
  selector: string
  sets: Readonly<Record<string, string>>
}

/** A class or a tag alone. */
const SIMPLE = /^\.?[a-z][\w-]*$/i
/** The class or the tag that the last part of a selector begins with: an element without it is none of its. */
const NEEDED = /(?:^|[\s>+~])(\.?[a-z][\w-]*)[^\s>+~]*$/i
const ANY = '*'

/** A block or a line: by the tag alone, as jsdom's own sheet has it, so the same on every page. */
const displayOfTag = new Map<string, string>()

/** Settings by the class or the tag that they need. */
class Settings {
  private readonly byNeed = new Map<string, Setting[]>()
  private order = 0

  constructor(private readonly window: PageWindow) {
    this.place({ order: this.order++, selector: HIDDEN, sets: { display: 'none' } })
  }

  addSheet(sheet: CSSStyleSheet): void {
    for (const rule of sheet.cssRules) if (this.isStyle(rule)) this.addRule(rule)
  }

  /** Rules for a medium are left out: jsdom has no size. */
  private isStyle(rule: CSSRule): rule is CSSStyleRule {
    return 'selectorText' in rule
  }

  private addRule({ selectorText, style }: CSSStyleRule): void {
    const sets = Object.fromEntries(
      Object.keys(ASKED)
        .map((property) => [property, style.getPropertyValue(property)] as const)
        .filter(([, value]) => value !== ''),
    )
    if (Object.keys(sets).length === 0) return
    const selectors = selectorText.includes('(') ? [selectorText] : selectorText.split(',')
    for (const selector of selectors.map((each) => each.trim()))
      this.place({ order: this.order++, selector, sets })
  }

  private place(setting: Setting): void {
    if (!this.isKnown(setting.selector)) return
    const needed = setting.selector.includes('(') ? ANY : (NEEDED.exec(setting.selector)?.[1] ?? ANY)
    const key = needed.startsWith('.') ? needed : needed.toLowerCase()
    const known = this.byNeed.get(key)
    if (known) known.push(setting)
    else this.byNeed.set(key, [setting])
  }

  /** What jsdom's selectors do not know matches nothing, as in its own styles; a pseudo-element is no element. */
  private isKnown(selector: string): boolean {
    if (SIMPLE.test(selector)) return true
    if (selector.includes('::')) return false
    try {
      this.window.document.head.matches(selector)
      return true
    } catch {
      return false
    }
  }

  of(element: Element): Setting[] {
    const keys = [ANY, element.localName, ...[...element.classList].map((name) => `.${name}`)]
    return keys
      .flatMap((key) => this.byNeed.get(key) ?? [])
      .filter(({ selector }) => SIMPLE.test(selector) || element.matches(selector))
      .sort((a, b) => a.order - b.order)
  }
}

/** What a browser hides by itself, by more than its tag. */
const HIDDEN = '[hidden], input[type="hidden"], dialog:not([open]), details:not([open]) > :not(summary)'

/**
 * Answers what a look for a role asks of an element's style (ASKED) from the few rules that speak of it, and keeps the answer
 * until something of the page changes. jsdom tries all rules of the page for each element: a third of the time of the page
 * tests. Any other property is jsdom's.
 */
export const quickStyles = (window: PageWindow): void => {
  const compute = window.getComputedStyle.bind(window)
  const { document } = window

  let settings = new Settings(window)
  let counted = ''
  /** Emotion appends its rules: a sheet more, or a rule more in one. */
  const upToDate = (): Settings => {
    const sheets = [...document.styleSheets] as unknown as CSSStyleSheet[]
    const count = sheets.map(({ cssRules }) => cssRules.length).join()
    if (count === counted) return settings
    counted = count
    settings = new Settings(window)
    for (const sheet of sheets) settings.addSheet(sheet)
    return settings
  }

  let blank: Document | undefined
  const displayOf = ({ localName }: Element): string => {
    const kept = displayOfTag.get(localName)
    if (kept !== undefined) return kept
    // A page's own rules would be tried too, and are many.
    blank ??= document.implementation.createHTMLDocument()
    const { display } = compute(blank.createElement(localName))
    displayOfTag.set(localName, display)
    return display
  }

  let known = new WeakMap<Element, Record<string, string>>()
  const forget = () => {
    known = new WeakMap()
  }
  const changes = new window.MutationObserver(forget)
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
  for (const name of STATE_EVENTS) window.addEventListener(name, forget, true)

  const cascaded = (element: Element): Record<string, string> => {
    const before = known.get(element)
    if (before) return before
    const values: Record<string, string> = { display: displayOf(element) }
    for (const { sets } of upToDate().of(element)) Object.assign(values, sets)
    const { style } = element as HTMLElement
    for (const property of Object.keys(ASKED)) {
      const own = style?.getPropertyValue(property)
      if (own) values[property] = own
    }
    // What is not on the page changes untold.
    if (element.isConnected) known.set(element, values)
    return values
  }

  const valueOf = (element: Element, property: string): string => {
    const { inherited, initial } = ASKED[property] as (typeof ASKED)[string]
    const value = cascaded(element)[property]
    if (value !== undefined && value !== 'inherit') return value
    const parent = inherited || value === 'inherit' ? element.parentElement : null
    return parent ? valueOf(parent, property) : initial
  }

  const isRead = (property: string) => property in ASKED || MEASURE.test(property)
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo)
    // What changed since the last turn of the event loop was not told yet.
    if (changes.takeRecords().length > 0) forget()
    let whole: CSSStyleDeclaration | undefined
    const read = (property: string): string => {
      if (property in ASKED) return valueOf(element, property)
      if (MEASURE.test(property)) return (element as HTMLElement).style.getPropertyValue(property)
      return (whole ??= compute(element)).getPropertyValue(property)
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return read
        if (typeof name === 'string' && isRead(kebab(name))) return read(kebab(name))
        const value: unknown = Reflect.get((whole ??= compute(element)), name)
        return typeof value === 'function' ? value.bind(whole) : value
      },
    })
  }
}
