import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppTheme } from '@client/app/theme/AppTheme'
import { applyColorMode, COLOR_MODE_KEY } from '@client/app/theme/colorMode'
import { schemeCss } from '@client/app/login/loginCss'
import { useColorMode } from '@client/app/shell/UserMenuList'

function Switch() {
  const { mode, scheme, setMode } = useColorMode()
  return (
    <button onClick={() => setMode('dark')}>
      {mode} {scheme}
    </button>
  )
}

const attribute = () => document.documentElement.getAttribute('data-color-scheme')

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-color-scheme')
})

test('the stored choice marks the document before anything is rendered', () => {
  localStorage.setItem(COLOR_MODE_KEY, 'dark')
  applyColorMode()
  expect(attribute()).toBe('dark')
})

test('without a choice the light of a computer that says nothing', () => {
  localStorage.setItem(COLOR_MODE_KEY, 'purple')
  applyColorMode()
  expect(attribute()).toBe('light')
})

test('without a choice it goes along when the computer changes at sunset; a choice stays', () => {
  const computer = Object.assign(new EventTarget(), { matches: false })
  const matchMedia = jest.fn(() => computer as unknown as MediaQueryList)
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia })
  const sunset = (matches: boolean) => {
    computer.matches = matches
    computer.dispatchEvent(new Event('change'))
  }
  applyColorMode()
  expect(attribute()).toBe('light')
  sunset(true)
  expect(attribute()).toBe('dark')
  localStorage.setItem(COLOR_MODE_KEY, 'light')
  sunset(true)
  expect(attribute()).toBe('light')
  Reflect.deleteProperty(window, 'matchMedia')
})

test('the switch marks the document and stores the choice where the first paint looks for it', async () => {
  render(<AppTheme children={<Switch />} />)
  await userEvent.click(screen.getByRole('button', { name: 'system light' }))
  expect(screen.getByRole('button', { name: 'dark dark' })).toBeInTheDocument()
  expect(attribute()).toBe('dark')
  expect(localStorage.getItem(COLOR_MODE_KEY)).toBe('dark')
})

test('the theme starts in the stored scheme at its very first render', () => {
  localStorage.setItem(COLOR_MODE_KEY, 'dark')
  const seen: string[] = []
  function Spy() {
    seen.push(useColorMode().scheme)
    return null
  }
  render(<AppTheme children={<Spy />} />)
  expect(new Set(seen)).toEqual(new Set(['dark']))
})

test('pages without MUI get both schemes as variables', () => {
  expect(schemeCss).toMatch(/^:root\{color-scheme:light;--background:#/)
  expect(schemeCss).toContain('[data-color-scheme=dark]{color-scheme:dark;--background:#')
})
