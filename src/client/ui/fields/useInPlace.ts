import type { ChangeEvent, ChangeEventHandler, CompositionEvent } from 'react'

const forward = (event: Event): boolean => 'inputType' in event && event.inputType === 'deleteContentForward'

/**
 * Corrects the text before the form sees it, and keeps the caret. A dead key's accent is corrected once complete: earlier it would break.
 * @param correct pure; correcting a text's first letters gives the first letters of its correction
 */
export const useInPlace = (
  correct: (text: string) => string,
  onChange: ChangeEventHandler<HTMLInputElement> | undefined,
) => {
  const apply = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const { value, selectionStart } = input
    const next = correct(value)
    if (next !== value) {
      const caret = correct(value.slice(0, selectionStart ?? value.length)).length
      input.value = next
      // Supr before a blank that the correction puts back would otherwise never get past it.
      const past = forward(event.nativeEvent) && next[caret] === ' ' ? caret + 1 : caret
      input.setSelectionRange(past, past)
    }
    onChange?.(event)
  }
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if ('isComposing' in event.nativeEvent && event.nativeEvent.isComposing) onChange?.(event)
      else apply(event)
    },
    // No input event follows the last key of a composition, so its end is handled like one.
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
      apply(event as unknown as ChangeEvent<HTMLInputElement>),
  }
}
