import { createSelector } from '@reduxjs/toolkit'
import type { Mention } from '@contract/mentions/mentions.schemas'
import { detailHook, listHook } from '../core/reads'
import { mentionsApi } from './mentions.api'

const NONE: readonly Mention[] = []

/** In the server's order, newest first. One list shows them, so its cache is where they live. */
export const selectMentions = createSelector(
  [mentionsApi.endpoints.listMentions.select()],
  ({ data }): readonly Mention[] => data ?? NONE,
)

/** Newest first. */
export const useMentions = listHook(mentionsApi.endpoints.listMentions)
export const useMention = detailHook(mentionsApi.endpoints.getMention)
