export interface Media {
  url: string
  kind: 'image' | 'video'
  /** For screen readers. */
  alt: string
  thumb: string | null
}
