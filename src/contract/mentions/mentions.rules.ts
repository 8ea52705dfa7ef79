import type { Campos } from '../domain/campos'
import { NO_IMAGE } from '../domain/messages'
import { storyProblems, type Story } from '../domain/story'

/** What a mention has wrong before it is registered: the image is required too. */
export const newMentionProblems = (mention: Story & { files: readonly unknown[] }): Campos => ({
  ...storyProblems(mention),
  ...(mention.files.length > 0 ? {} : { file: NO_IMAGE }),
})
