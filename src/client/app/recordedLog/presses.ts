import type { Press } from '../../state/devtools/trail'
import { formPartsIn, formPartAround } from '../../ui/browser/formParts'

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()

const pressablesNamed = (name: string): HTMLElement[] =>
  formPartsIn(document, 'pressable').filter((each) => nameOf(each) === name)

const pressOn = (target: EventTarget | null): { press: Press; inMenu: boolean } | null => {
  const element = formPartAround(target, 'pressable')
  if (!element) return null
  const name = nameOf(element)
  return {
    press: { name, nth: pressablesNamed(name).indexOf(element) },
    inMenu: formPartAround(element, 'menu') !== null,
  }
}

const openDialogs = (): number => formPartsIn(document, 'dialog').length

/** Reports dialogs that open, with the clicks that led there, and those that close. @returns stops it */
export const watchDialogs = (opened: (presses: readonly Press[]) => void, closed: () => void) => {
  let presses: readonly Press[] = []
  let shown = openDialogs()
  const onClick = ({ target }: MouseEvent): void => {
    const pressed = pressOn(target)
    if (pressed) presses = pressed.inMenu ? [...presses.slice(-1), pressed.press] : [pressed.press]
  }
  const observer = new MutationObserver(() => {
    const now = openDialogs()
    for (; shown < now; shown += 1) opened(presses)
    for (; shown > now; shown -= 1) closed()
  })
  document.addEventListener('click', onClick, true)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('click', onClick, true)
    observer.disconnect()
  }
}

export const closeDialogs = (): void => {
  for (const dialog of formPartsIn(document, 'dialog').reverse())
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
}

const LOOK_EVERY_MS = 50
/** ms to look for a button: its page must first load its code and draw its rows. */
const LOOK_FOR_MS = 5_000

export const pressAgain = async ({ name, nth }: Press, signal: AbortSignal): Promise<boolean> => {
  for (let waited = 0; waited < LOOK_FOR_MS && !signal.aborted; waited += LOOK_EVERY_MS) {
    const button = pressablesNamed(name)[nth]
    if (button) {
      button.click()
      return true
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  return false
}
