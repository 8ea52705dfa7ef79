import { screen } from '@testing-library/react'
import { Carousel } from '@client/ui/cards/CardStrip'
import { renderUi } from '@test/support/pages/ui'

const items = [1, 2, 3].map((id) => ({ id }))
const show = () =>
  renderUi(
    <Carousel label="Eventos" items={items}>
      {({ id }) => (
        <article>
          <a href="#foto" tabIndex={-1} aria-hidden>
            foto
          </a>
          <a href={`#${id}`}>Evento {id}</a>
        </article>
      )}
    </Carousel>,
  )
const link = (id: number) => screen.getByRole('link', { name: `Evento ${id}` })

test('is a named group of cards that says how the keyboard goes', () => {
  show()
  const group = screen.getByRole('group', { name: 'Eventos' })
  expect(group).toHaveAccessibleDescription(/flechas/)
  expect(group).toHaveAttribute('aria-roledescription', 'carrusel')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('arrows, Home and End take the focus from card to card', async () => {
  const { user } = show()
  link(1).focus()
  await user.keyboard('{ArrowRight}')
  expect(link(2)).toHaveFocus()
  await user.keyboard('{End}')
  expect(link(3)).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(link(3)).toHaveFocus()
  await user.keyboard('{Home}')
  expect(link(1)).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(link(1)).toHaveFocus()
})
