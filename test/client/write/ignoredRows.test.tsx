import { screen } from '@testing-library/react'
import { IgnoredRows } from '@client/write/imports/IgnoredRows'
import { renderUi } from '@test/support/pages/ui'

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ fila: at + 2, texto: `TOTAL ${at}` }))

// What would be lost: «y 0 más» of a file with just as many rows as are named.
test.each([
  [1, /^1 renglón no es alumno y no se toma en cuenta: fila 2 \(TOTAL 0\)\.$/],
  [8, /^8 renglones .* fila 9 \(TOTAL 7\)\.$/],
  [9, /^9 renglones .* fila 9 \(TOTAL 7\); y 1 más\.$/],
])('of %s ignored rows the first eight are named, then how many more', (count, text) => {
  renderUi(<IgnoredRows ignoradas={rows(count)} />)
  expect(screen.getByText(text)).toBeInTheDocument()
})
