import { useEffect, useState } from 'react'

const REST_MS = 150

/** `flush` takes the current text at once. */
export const useDebounced = (text: string, restMs = REST_MS) => {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), restMs)
    return () => clearTimeout(timer)
  }, [text, restMs])
  return { debounced, flush: () => setDebounced(text) }
}
