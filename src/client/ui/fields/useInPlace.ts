import type { ChangeEvent, ChangeEventHandler, CompositionEvent } from 'react'

const forward = (event: Event): boolean => 'inputType' in event && event.inputType === 'deleteContentForward'

/** Corrects text while it is typed and keeps the caret. @param correct must give a prefix of its result for a prefix of the text */
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
      // The correction puts a deleted blank back: without stepping over it, Supr would never get past.
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
    // Browsers send no input event after the last key of a composition (dead keys), so its end is handled like one.
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
      apply(event as unknown as ChangeEvent<HTMLInputElement>),
  }
}
