/**
 * Tags of what was heard on the channel of changes; null for what none of our processes said. The channel belongs to whoever
 * uses the database, and an unreadable word thrown at the connection that listens would end the server.
 */
export const announcedTags = (payload: string): string[] | null => {
  try {
    const { tags } = JSON.parse(payload) as { tags?: unknown }
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : null
  } catch {
    return null
  }
}
