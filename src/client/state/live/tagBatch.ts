import type { TagType } from '@contract/http/tags'

/** Long enough for the tags of one moment to be one, short beside the second in which another desk's change has to show, ms. */
const GATHER_MS = 100
/** On a busy morning lists are fetched at most this often, ms. */
const APART_MS = 500

export interface TagBatch {
  add: (tags: readonly TagType[]) => void
  /** Forgets what was gathered. */
  clear: () => void
}

/** Gathers tags and hands them on together. */
export const createTagBatch = (flush: (tags: readonly TagType[]) => void): TagBatch => {
  const waiting = new Set<TagType>()
  let timer: ReturnType<typeof setTimeout> | null = null
  let last = -Infinity
  const hand = () => {
    timer = null
    last = Date.now()
    const tags = [...waiting]
    waiting.clear()
    flush(tags)
  }
  return {
    add: (tags) => {
      for (const tag of tags) waiting.add(tag)
      if (waiting.size > 0) timer ??= setTimeout(hand, Math.max(GATHER_MS, last + APART_MS - Date.now()))
    },
    clear: () => {
      if (timer !== null) clearTimeout(timer)
      timer = null
      waiting.clear()
    },
  }
}
