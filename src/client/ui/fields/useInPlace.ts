import type { ChangeEvent, ChangeEventHandler, CompositionEvent } from 'react'

const forward = (event: Event): boolean => 'inputType' in event && event.inputType === 'deleteContentForward'

/**
 * Corrects what is typed inside the input itself, before the form hears of it, and leaves the caret where it was. Accents
 * typed with a dead key are corrected when they are complete: touching them earlier breaks the key.
 * @param correct pure, and such that the correction of a beginning is the beginning of the correction
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
      // Suprimir in front of a blank that comes back would never get past it.
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
    // No input event follows the last key of a composition, so its end has to do as one.
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
      apply(event as unknown as ChangeEvent<HTMLInputElement>),
  }
}
