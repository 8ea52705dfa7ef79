const TEXT_FIELD =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])'

/** Only these let text be inserted at the caret; in others `setRangeText` throws. */
const WITH_CARET =
  'textarea, input:is(:not([type]), [type=text], [type=search], [type=tel], [type=url], [type=password])'

/** ms. Keys older than this were not meant for the dialog. */
const PATIENCE_MS = 10_000

/** Keys typed outside of any field since the last click. */
let early: KeyboardEvent[] = []

const forget = (): void => {
  early = []
}

const hear = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, altKey, target, repeat } = event
  const inField = target instanceof Element && target.matches(TEXT_FIELD)
  if (key === 'Shift' || repeat) return
  if (key === 'Backspace' && !inField) early.pop()
  else if (inField || key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) forget()
  else early.push(event)
}

export const hearEarlyKeys = (): (() => void) => {
  window.addEventListener('keydown', hear)
  window.addEventListener('pointerdown', forget, true)
  return () => {
    window.removeEventListener('keydown', hear)
    window.removeEventListener('pointerdown', forget, true)
    forget()
  }
}

/** Writes the early keys into the focused field, except those typed before or as a shortcut. */
export const takeEarlyKeys = (): void => {
  const field = document.activeElement
  const since = early.findLastIndex(({ defaultPrevented }) => defaultPrevented) + 1
  const text = early
    .slice(since)
    .filter(({ timeStamp }) => performance.now() - timeStamp < PATIENCE_MS)
    .map(({ key }) => key)
    .join('')
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  forget()
  if (text === '' || !field.matches(WITH_CARET)) return
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
