import { partIn, partsIn } from '../browser/parts'
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface DialogBoxes {
  title: Box | null
  buttons: readonly Box[]
  focused: Box | null
}

const GAP = 8

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

const placesOf = (own: Box, view: Pick<Box, 'width' | 'height'>, { title, buttons }: DialogBoxes): Box[] => {
  const firstButton = Math.min(...buttons.map(({ top }) => top), view.height)
  const corner = { ...own, left: GAP * 3, top: view.height - own.height - GAP }
  return [
    own,
    ...(own.width < view.width / 2 ? [corner] : []),
    { ...own, top: firstButton - own.height - GAP },
    ...(title ? [{ ...own, top: title.top + title.height + GAP }] : []),
  ]
}

/** The first place that covers neither title, button nor focused field; if there is none, it may cover the field. */
export const placeBeside = (own: Box, view: Pick<Box, 'width' | 'height'>, dialog: DialogBoxes): Box => {
  const places = placesOf(own, view, dialog)
  const fixed = [...(dialog.title ? [dialog.title] : []), ...dialog.buttons]
  const isFree = (place: Box, kept: readonly Box[]) => !kept.some((box) => overlap(place, box))
  const free = places.filter((place) => isFree(place, fixed))
  return free.find((place) => !dialog.focused || isFree(place, [dialog.focused])) ?? free[0] ?? own
}

const boxOf = (element: Element | null | undefined): Box | null => element?.getBoundingClientRect() ?? null

const boxesOf = (dialog: Element): DialogBoxes => {
  const focused = dialog.contains(document.activeElement) ? document.activeElement : null
  return {
    title: boxOf(partIn(dialog, 'dialogTitle')),
    buttons: partsIn(dialog, 'dialogAction').map((button) => button.getBoundingClientRect()),
    focused: boxOf(focused?.matches('input, select, textarea') ? focused : null),
  }
}

/** As high as its highest card at least: the frame around a notice that appears is still growing. */
const ownBox = (stack: Element): Box => {
  const { left, top, width, height } = stack.getBoundingClientRect()
  const cards = partsIn(stack, 'notice').map(({ clientHeight }) => clientHeight)
  return { left, top, width, height: Math.max(height, ...cards) }
}

const MOVE = '--notices-move'

const place = (root: HTMLElement): void => {
  root.style.removeProperty(MOVE)
  const stack = partIn(root, 'notices')
  const dialog = partsIn(document, 'muiDialog').at(-1)
  if (!stack || !dialog) return
  const own = ownBox(stack)
  const { left, top } = placeBeside(own, { width: innerWidth, height: innerHeight }, boxesOf(dialog))
  if (left === own.left && top === own.top) return
  root.style.setProperty(MOVE, `${left - own.left}px ${top - own.top}px`)
}

export const keepBesideDialogs = (root: HTMLElement): (() => void) => {
  const again = () => place(root)
  const sizes = new ResizeObserver(again)
  const tree = new MutationObserver(() => {
    sizes.disconnect()
    const watched = partsIn(document, 'besideEachOther')
    watched.forEach((element) => sizes.observe(element))
    again()
  })
  tree.observe(document.body, { childList: true })
  tree.observe(root, { childList: true, subtree: true })
  document.addEventListener('focusin', again)
  window.addEventListener('resize', again)
  return () => {
    sizes.disconnect()
    tree.disconnect()
    document.removeEventListener('focusin', again)
    window.removeEventListener('resize', again)
  }
}
