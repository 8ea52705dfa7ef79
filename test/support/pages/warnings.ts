/** Of a test and not of a page: what it draws without waiting for it. */
const OF_TESTS = /\bact\(/

/** jsdom follows no link; a test that leaves one to the browser means it. */
const FOLLOWS_NO_LINK = /Not implemented: navigation\b/

/**
 * A test fails in which React or MUI warn of a page: two rows with one key, a paragraph in a paragraph, a field that gets its value
 * late. They say it as text; a test that expects an error puts its own function in place of this one.
 */
export const failOnWarnings = (): void => {
  const said: string[] = []
  const print = console.error
  console.error = (...all: unknown[]) => {
    const [first, ...rest] = all
    if (FOLLOWS_NO_LINK.test(String(first))) return
    if (typeof first === 'string' && !OF_TESTS.test(first))
      said.push(rest.reduce<string>((text, value) => text.replace('%s', String(value)), first))
    print(...all)
  }
  afterEach(() => {
    const [first] = said.splice(0)
    if (first !== undefined) throw new Error(`The page made a warning: ${first}`)
  })
}
