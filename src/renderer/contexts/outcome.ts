/** What came of something that a person did. */
export interface Outcome {
  kind: 'success' | 'error' | 'info';
  text: string;
  /** The success is worth a celebration. */
  celebrate?: boolean;
}
