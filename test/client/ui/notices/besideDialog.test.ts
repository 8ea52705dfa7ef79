import { placeBeside, type Box, type DialogBoxes } from '@client/ui/notices/besideDialog'

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })

/** A dialog with two buttons at its lower right, as tall as given. */
const dialogOf = ({ left, top, width, height }: Box, focused: Box | null = null): DialogBoxes => ({
  title: box(left, top, width, 60),
  buttons: [
    box(left + width - 240, top + height - 52, 100, 36),
    box(left + width - 124, top + height - 52, 100, 36),
  ],
  focused,
})

const covers = (one: Box, other: Box | null) =>
  other !== null &&
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

const LAPTOP = { width: 1366, height: 768 }
const TABLET = { width: 768, height: 1024 }
const PHONE = { width: 360, height: 740 }

test.each([
  ['a tall dialog on a laptop', LAPTOP, box(776, 6, 400, 70), box(383, 32, 600, 704)],
  ['a wide one', LAPTOP, box(776, 6, 400, 70), box(83, 32, 1200, 704)],
  ['a tablet', TABLET, box(24, 58, 400, 70), box(84, 40, 600, 944)],
  ['a phone', PHONE, box(16, 58, 328, 90), box(8, 8, 344, 724)],
  ['a sheet on a phone', PHONE, box(16, 58, 328, 90), box(0, 44, 360, 696)],
])('%s: neither its title nor a button nor the field typed into is covered', (_name, view, own, frame) => {
  const dialog = dialogOf(frame, box(frame.left + 24, frame.top + 90, frame.width - 48, 44))
  expect(covers(own, dialog.title)).toBe(true)
  const place = placeBeside(own, view, dialog)
  for (const kept of [dialog.title, ...dialog.buttons, dialog.focused])
    expect(covers(place, kept)).toBe(false)
  expect(place.top).toBeGreaterThanOrEqual(0)
  expect(place.top + place.height).toBeLessThanOrEqual(view.height)
})

test('a small dialog in the middle leaves notices where they are', () => {
  const own = box(776, 6, 400, 70)
  expect(placeBeside(own, LAPTOP, dialogOf(box(461, 284, 444, 200)))).toBe(own)
})

test('the field typed into above the buttons sends them below the title', () => {
  const place = placeBeside(box(16, 58, 328, 90), PHONE, dialogOf(box(8, 8, 344, 724), box(32, 600, 296, 44)))
  expect(place.top).toBe(76)
})
