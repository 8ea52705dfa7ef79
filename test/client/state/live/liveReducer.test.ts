import { liveReducer, wantsStream } from '@client/state/live/followChanges'

type State = Parameters<typeof liveReducer>[0]
type Event = Parameters<typeof liveReducer>[1]

const open: State = { visible: true, signedIn: true, unsupported: false, refused: null }
const after = (state: State, ...events: Event[]): State => events.reduce(liveReducer, state)
const renewed = { type: 'tokenChanged', token: 'ficha-2' } as const
const refused = { type: 'refused', token: 'ficha-1' } as const
const signedOut = { type: 'tokenChanged', token: null } as const

test('a renewed token changes nothing: the open stream lasts as long as its own', () => {
  expect(after(open, renewed)).toBe(open)
  expect(after(open, { type: 'shown', visible: true })).toBe(open)
})

test.each<[string, Event[], boolean]>([
  ['a hidden window', [{ type: 'shown', visible: false }], false],
  [
    'a window shown again',
    [
      { type: 'shown', visible: false },
      { type: 'shown', visible: true },
    ],
    true,
  ],
  ['after signing out', [signedOut], false],
  ['after signing in again', [signedOut, renewed], true],
  ['a server without streams', [{ type: 'unsupported' }], false],
  ['a server without streams, the token renewed', [{ type: 'unsupported' }, renewed], false],
  ['the next session may reach a server with streams', [{ type: 'unsupported' }, signedOut, renewed], true],
  ['a refused token', [refused], false],
  ['another token after a refused one', [refused, renewed], true],
  ['a session that ended with its refused token', [refused, signedOut], false],
  ['a window that is over', [{ type: 'over' }], false],
])('%s', (_name, events, wanted) => {
  expect(wantsStream(after(open, ...events))).toBe(wanted)
})
