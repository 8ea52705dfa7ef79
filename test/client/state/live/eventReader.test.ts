import { createEventReader, type ServerEvent } from '@client/state/live/liveStream'

const readAll = (pieces: readonly string[]): ServerEvent[] => {
  const heard: ServerEvent[] = []
  const read = createEventReader((event) => heard.push(event))
  pieces.forEach(read)
  return heard
}
const TEXT = ': latido\n\nevent: cambios\ndata: {"tags":["Charge"]}\n\nevent: todo\ndata: {}\n\n'
const EVENTS = [
  { event: 'cambios', data: '{"tags":["Charge"]}' },
  { event: 'todo', data: '{}' },
]

test.each([
  ['in one piece', [TEXT]],
  ['letter by letter', [...TEXT]],
  ['with CRLF', [TEXT.replaceAll('\n', '\r\n')]],
  ['with CRLF, letter by letter', [...TEXT.replaceAll('\n', '\r\n')]],
])('events are read %s', (_how, pieces) => {
  expect(readAll(pieces)).toEqual(EVENTS)
})

test('an event that has not ended is not one yet', () => {
  expect(readAll(['event: todo\ndata: {}\n'])).toEqual([])
})

test('data over several lines is joined, a field without a space is a field, an unknown one is passed over', () => {
  expect(readAll(['id: 7\nevent:a\ndata:1\ndata: 2\nretry\n\n', 'data: sola\n\n'])).toEqual([
    { event: 'a', data: '1\n2' },
    { event: 'message', data: 'sola' },
  ])
})
