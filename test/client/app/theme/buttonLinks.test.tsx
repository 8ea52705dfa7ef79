import Button from '@mui/material/Button'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { AppTheme } from '@client/app/theme/AppTheme'
import { buttonLinks } from '@client/app/theme/buttonLinks'
import { ButtonLink } from '@client/ui/parts/ButtonLink'

const VARIANTS = ['outlined', 'contained'] as const

/** What emotion says of a button of MUI's at rest, by declaration. */
const muiLook = (variant: (typeof VARIANTS)[number]): string[] => {
  render(
    <AppTheme>
      <Button variant={variant} component="a" href="/">
        De MUI
      </Button>
    </AppTheme>,
  )
  const names = [...screen.getByRole('link', { name: 'De MUI' }).classList]
  const selector = `.${names.find((name) => name.startsWith('css-'))}`
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const { style } = rules.find((rule) => (rule as CSSStyleRule).selectorText === selector) as CSSStyleRule
  return ['min-height', 'font-weight', 'text-transform', 'cursor'].map(
    (name) => `${name}:${style.getPropertyValue(name)}`,
  )
}

// Otherwise links that lead on would be bare words, or look unlike the buttons beside them after an update of MUI.
test.each(VARIANTS)('a link as a %s button has the look of MUI in the stylesheet', (variant) => {
  const rules = buttonLinks()
  const [, own = ''] =
    new RegExp(`\\.ui-press:where\\(\\.MuiButton-${variant}\\)\\{([^}]*)\\}`).exec(rules) ?? []
  for (const declared of muiLook(variant)) expect(own).toContain(declared)
  expect(rules).toContain(`.ui-press:where(.MuiButton-${variant}):focus-visible{`)
  expect(rules).not.toMatch(/\.css-|Mui-focusVisible/)
})

test('it carries the names that the stylesheet knows', () => {
  render(
    <MemoryRouter>
      <ButtonLink variant="contained" to="/alumnos/nuevo" startIcon={<i />}>
        Registrar alumno
      </ButtonLink>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'Registrar alumno' })
  expect(link).toHaveAttribute('href', '/alumnos/nuevo')
  expect([...link.classList]).toEqual(['ui-press', 'MuiButton-root', 'MuiButton-contained'])
  expect(link.firstElementChild).toHaveClass('ui-press-icon')
})
