import { useState } from 'react'

interface TextOf<Value> {
  write: (value: Value) => string
  read: (text: string) => Value
}

/** Keeps the text as typed until the value changes from outside (a form's reset) to another than the text means. */
export const useTypedText = <Value>(value: Value, { write, read }: TextOf<Value>) => {
  const [text, setText] = useState(() => write(value))
  const [seen, setSeen] = useState(value)
  if (!Object.is(value, seen)) {
    setSeen(value)
    if (!Object.is(read(text), value)) setText(write(value))
  }
  return [text, setText] as const
}
