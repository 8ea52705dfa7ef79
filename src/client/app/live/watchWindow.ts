import type { FollowChanges } from '../../state/live/followChanges'

/** Whether this window is looked at. */
export const isVisible = (): boolean => document.visibilityState === 'visible'

/** Hands the window's comings and goings to who follows the changes. */
export const watchWindow = ({ setVisible, reconnect }: FollowChanges): void => {
  document.addEventListener('visibilitychange', () => setVisible(isVisible()))
  window.addEventListener('online', reconnect)
}
