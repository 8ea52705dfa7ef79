/** What a person still has to do before a form may be sent; its button says it and leads there. */
export interface Missing {
  /** 'Escribe el efectivo' */
  say: string
  /** Name of the field it is done in. */
  name: string
}

/**
 * Puts the focus on a field of a form, of radios on the chosen one.
 * @returns whether there is such a field
 */
export const focusField = (form: HTMLFormElement | null, name: string): boolean => {
  const found = form?.elements.namedItem(name) ?? null
  const field =
    found instanceof RadioNodeList
      ? ([...found].find((radio) => (radio as HTMLInputElement).checked) ?? found[0])
      : found
  if (!(field instanceof HTMLElement)) return false
  field.focus()
  return true
}
