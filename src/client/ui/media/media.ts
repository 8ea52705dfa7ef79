/** A picture or a video to look at. */
export interface Media {
  url: string
  kind: 'image' | 'video'
  /** What is to be seen, for those who do not see it. */
  alt: string
  /** Its small picture, when there is one. */
  thumb: string | null
}
