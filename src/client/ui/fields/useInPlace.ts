import type { ChangeEvent, ChangeEventHandler, CompositionEvent } from 'react'

const forward = (event: Event): boolean => 'inputType' in event && event.inputType === 'deleteContentForward'

/** Keeps the caret; an accent by dead key is corrected once complete. @param correct a text's first letters give those of its result */
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
