import { browserStorage } from '@client/state/session/browserStorage'

const aStorage = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    } as unknown as Storage,
  }
}

test('reads, writes and removes', async () => {
  const { storage, kept } = aStorage()
  const adapter = browserStorage(() => storage)
  await adapter.setItem('a', '1')
  expect(await adapter.getItem('a')).toBe('1')
  await adapter.removeItem('a')
  expect(await adapter.getItem('a')).toBeNull()
  expect(kept.size).toBe(0)
})

test('a storage that is blocked or full keeps nothing and breaks nothing', async () => {
  const adapter = browserStorage(() => {
    throw new Error('SecurityError')
  })
  expect(await adapter.getItem('a')).toBeNull()
  await expect(adapter.setItem('a', '1')).resolves.toBeUndefined()
  await expect(adapter.removeItem('a')).resolves.toBeUndefined()
})
