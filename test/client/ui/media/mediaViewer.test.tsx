import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { MediaViewer } from '@client/ui/media/MediaViewer'
import type { Media } from '@client/ui/media/media'
import { renderUi } from '@test/support/pages/ui'

const ITEMS: Media[] = [
  { url: '/a', kind: 'image', alt: 'Foto 1', thumb: '/a-chica' },
  { url: '/b', kind: 'image', alt: 'Foto 2', thumb: null },
  { url: '/c', kind: 'video', alt: 'El video', thumb: null },
]
// jsdom does not implement `pause`.
beforeAll(() => {
  HTMLMediaElement.prototype.pause = () => undefined
})

function Holder({ items, start = 0 }: { items: Media[]; start?: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Abrir</button>
      {open && <MediaViewer title="FESTIVAL" items={items} start={start} onClose={() => setOpen(false)} />}
    </>
  )
}
const openViewer = async (items = ITEMS, start = 0) => {
  const { user } = renderUi(<Holder items={items} start={start} />)
  await user.click(screen.getByRole('button', { name: 'Abrir' }))
  await screen.findByRole('dialog', { name: 'FESTIVAL' })
  return user
}
const place = () => screen.getByText(/^\d+ de \d+$/).textContent

test('arrows, Home and End turn; at the ends nothing happens', async () => {
  const user = await openViewer()
  const seen: (string | null)[] = [place()]
  for (const key of [
    '{ArrowLeft}',
    '{ArrowRight}',
    '{ArrowRight}',
    '{ArrowRight}',
    '{Home}',
    '{End}',
    '{ArrowLeft}',
  ]) {
    await user.keyboard(key)
    seen.push(place())
  }
  expect(seen).toEqual(['1 de 3', '1 de 3', '2 de 3', '3 de 3', '3 de 3', '1 de 3', '3 de 3', '2 de 3'])
})

test('buttons and small pictures turn too, and say where one is', async () => {
  const user = await openViewer(ITEMS, 1)
  expect(place()).toBe('2 de 3')
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(screen.getByRole('button', { name: 'Siguiente' })).toBeDisabled()
  expect(screen.getByRole('status', { name: 'Video 3 de 3' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Ver El video' })).toHaveAttribute('aria-current', 'true')
  await user.click(screen.getByRole('button', { name: 'Ver Foto 1' }))
  expect(screen.getByRole('status', { name: 'Foto 1 de 3' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled()
})

test('a swipe that came to rest says where one is', async () => {
  await openViewer()
  const track = screen.getByRole('group', { name: 'Foto 1' })
  Object.defineProperty(track, 'clientWidth', { value: 100 })
  track.scrollLeft = 204
  fireEvent.scroll(track)
  expect(await screen.findByText('3 de 3')).toBeInTheDocument()
})

test('the arrows belong to the video while it has the focus', async () => {
  await openViewer(ITEMS, 2)
  fireEvent.keyDown(screen.getByLabelText('El video', { selector: 'video' }), { key: 'ArrowLeft' })
  expect(place()).toBe('3 de 3')
})

test('only what is in view or beside it is fetched', async () => {
  await openViewer()
  const fetched = () =>
    [...document.querySelectorAll('.track img, .track video')].map((each) => each.getAttribute('src'))
  expect(fetched()).toEqual(['/a', '/b'])
})

test('a picture is enlarged by button, key and press, and whole again after turning', async () => {
  const user = await openViewer()
  await user.click(screen.getByRole('button', { name: 'Ampliar' }))
  expect(document.querySelectorAll('.zoomed')).toHaveLength(1)
  await user.keyboard('{ArrowRight}')
  expect(document.querySelectorAll('.zoomed')).toHaveLength(0)
  await user.keyboard('+')
  expect(document.querySelectorAll('.zoomed')).toHaveLength(1)
  await user.click(screen.getByRole('img', { name: 'Foto 2' }))
  expect(document.querySelectorAll('.zoomed')).toHaveLength(0)
})

test('Escape closes it and gives the focus back', async () => {
  const user = await openViewer()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus()
})

test('one picture alone has nothing to turn to', async () => {
  await openViewer(ITEMS.slice(0, 1))
  expect(screen.queryByRole('button', { name: 'Siguiente' })).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
