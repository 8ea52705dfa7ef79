import { useEffect, useState } from 'react'

/** The hand rests this long before people are asked for, ms. */
const REST_MS = 150

/** A text as it was when the hand last rested; `now` takes it at once. */
export const useRested = (text: string) => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return { rested, now: () => setRested(text) }
}
