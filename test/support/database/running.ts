import type { Variant } from './variant'

/** Set-up and teardown of one run are two modules in one process: this is how the second finds the first. */
const key = (variant: Variant) => Symbol.for(`escuela.prueba.${variant}`)
const store = globalThis as unknown as Record<symbol, (() => Promise<void>) | undefined>

export const keepRunning = (variant: Variant, stop: () => Promise<void>): void => {
  store[key(variant)] = stop
}

/** Ends the server of the run; nothing happens when its set-up failed. */
export const stopRunning = async (variant: Variant): Promise<void> => {
  const stop = store[key(variant)]
  store[key(variant)] = undefined
  await stop?.()
}
