export interface ServerEvent {
  event: string
  data: string
}

const fieldOf = (line: string): [name: string, value: string] => {
  const at = line.indexOf(':')
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1).replace(/^ /, '')]
}

const parse = (block: string): ServerEvent | null => {
  const event = { event: 'message', data: [] as string[] }
  for (const line of block.split('\n')) {
    const [name, value] = fieldOf(line)
    if (name === 'event') event.event = value
    if (name === 'data') event.data.push(value)
  }
  // Comments, such as the heartbeat, have no data.
  return event.data.length === 0 ? null : { event: event.event, data: event.data.join('\n') }
}

/**
 * Reads server-sent events as they arrive, in whatever pieces. Lines may end as LF or CRLF; a lone CR, which the standard also
 * allows, is not taken for one.
 * @param heard gets each event that carries data
 */
export const createEventReader = (heard: (event: ServerEvent) => void): ((text: string) => void) => {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parse(block)
      if (event) heard(event)
    }
  }
}
