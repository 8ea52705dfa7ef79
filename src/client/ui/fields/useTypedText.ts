import { useState } from 'react'

interface TextOf<Value> {
  write: (value: Value) => string
  read: (text: string) => Value
}

/** The typed text stays until the value changes from outside (a form's reset) to something that the text does not mean. */
export const useTypedText = <Value>(value: Value, { write, read }: TextOf<Value>) => {
  const [text, setText] = useState(() => write(value))
  const [seen, setSeen] = useState(value)
  if (!Object.is(value, seen)) {
    setSeen(value)
    if (!Object.is(read(text), value)) setText(write(value))
  }
  return [text, setText] as const
}
