import { buttonLinks } from '@client/app/theme/buttonLinks'

/** The declarations of the first rule that has this selector. */
const rule = (css: string, selector: string): string => {
  const at = css.indexOf(`${selector}{`)
  return at < 0 ? '' : css.slice(at + selector.length + 1, css.indexOf('}', at))
}

const css = buttonLinks()

// An update of MUI may write its styles otherwise: then links would be bare words.
test.each(['outlined', 'contained'])('the look of links is that of buttons with our theme: %s', (variant) => {
  const own = `.ui-press:where(.MuiButton-${variant})`
  const look = rule(css, own)
  for (const declared of [
    'display:inline-flex',
    'min-height:38px',
    'text-decoration:none',
    'text-transform:none',
  ])
    expect(look).toContain(declared)
  expect(look).toContain(`--variant-${variant}Color:var(--mui-palette-primary-`)
  expect(rule(css, `${own}:focus-visible`)).toContain('outline-width:2px')
  expect(rule(css, `${own}:hover`)).not.toBe('')
})

test('its icon has the same room, and no class of emotion is left, which changes with its version', () => {
  expect(rule(css, '.ui-press-icon')).toContain('margin-right:8px')
  expect(css).not.toMatch(/\.css-|\.Mui-focusVisible|\.Mui-disabled\{/)
})
