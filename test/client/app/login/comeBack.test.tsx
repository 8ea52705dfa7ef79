import { screen } from '@testing-library/react'
import { comeBackAddress, loginAddress } from '@client/app/login/comeBack'
import { address } from '@test/support/pages/screen'
import { logIn, openSignedOut } from '../signedOut.support'

const back = (from: string) => comeBackAddress(`?${new URLSearchParams({ volver: from })}`)

test.each([
  '/cargos/pendientes',
  '/historial/alumnos?q=pe%C3%B1a+y+m%26m&pagina=2',
  '/alumno/17?x=//a',
  '/alumno/17#cargos',
])('the login leads back to %s', (from) => {
  expect(comeBackAddress(new URL(loginAddress(from), 'http://x').search)).toBe(from)
  expect(loginAddress(from)).toMatch(/^\/login\?volver=/)
})

test.each(['/', '/login', '/login?volver=/x'])('from %s there is nothing to come back to', (from) => {
  expect(loginAddress(from)).toBe('/login')
  expect(back(from)).toBe('/')
})

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  ' //evil.example',
  // A browser drops these before it reads an address: '/⇥/evil' is '//evil' to it.
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  '/x/..//evil.example',
  '/.//evil.example',
  '//',
])('a link to %j is not followed', (from) => expect(back(from)).toBe('/'))

test.each(['//evil.example/x', '/\t/evil.example'])(
  'signing in under a link to %j ends at home',
  async (to) => {
    const { user } = await openSignedOut(`/login?${new URLSearchParams({ volver: to })}`)
    await logIn(user)
    expect(await screen.findByRole('heading', { level: 1, name: /^Buen[ao]s / })).toBeInTheDocument()
    expect(window.location.host).toBe('localhost')
    expect(address()).toBe('/')
  },
)
