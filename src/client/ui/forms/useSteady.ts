import { useLayoutEffect, useRef, useState } from 'react'

type Handlers = Record<string, (...given: never[]) => unknown>

/** Stable functions that call the latest ones: their receiver is drawn again only for its own values. */
export const useSteady = <Of extends Handlers>(handlers: Of): Of => {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const [steady] = useState(() => {
    const call =
      (name: string) =>
      (...given: never[]) =>
        latest.current[name]?.(...given)
    return Object.fromEntries(Object.keys(handlers).map((name) => [name, call(name)])) as Of
  })
  return steady
}
