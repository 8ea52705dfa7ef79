export interface Media {
  url: string
  kind: 'image' | 'video'
  /** What it shows, for screen readers. */
  alt: string
  /** Address of its small picture, if it has one. */
  thumb: string | null
}
