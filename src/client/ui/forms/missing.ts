export interface Missing {
  say: string
  name: string
}

/** Focuses the field of that name; of radios the checked one. @returns whether the form has such a field */
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
