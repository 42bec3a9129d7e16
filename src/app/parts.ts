/**
 * Parts of an experiment that are loaded on their own, so that verdict, picture and timeline come first: the answers
 * beside each other below them, and what is read below the first screen.
 */

export const loadAnswers = async () => ({ default: (await import('./Answers')).Answers });
export const loadReading = async () => ({ default: (await import('./Reading')).Reading });
