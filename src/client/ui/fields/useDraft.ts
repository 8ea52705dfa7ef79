import { useState } from 'react'

/** How a value is written, and what a text means. */
interface Draft<Value> {
  write: (value: Value) => string
  read: (text: string) => Value
}

/**
 * The text of a field whose value is not the text: what is typed stays as typed, until the value changes by itself (a
 * form's reset) to something the text does not mean.
 */
export const useDraft = <Value>(value: Value, { write, read }: Draft<Value>) => {
  const [text, setText] = useState(() => write(value))
  const [seen, setSeen] = useState(value)
  if (!Object.is(value, seen)) {
    setSeen(value)
    if (!Object.is(read(text), value)) setText(write(value))
  }
  return [text, setText] as const
}
