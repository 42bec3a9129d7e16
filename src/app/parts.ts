/**
 * Parts that are loaded on their own: the home page, and of an experiment all that verdict, picture and timeline need not
 * wait for: the lesson, the frame opened byte by byte, the comparison of two runs, the answers beside each other, and what
 * is read below the first screen.
 */

export const loadCompare = async () => ({ default: (await import('./panels/ComparePanel')).ComparePanel });
export const loadFrame = async () => ({ default: (await import('./panels/FramePanel')).FramePanel });
export const loadAnswers = async () => ({ default: (await import('./Answers')).Answers });
export const loadReading = async () => ({ default: (await import('./Reading')).Reading });
export const loadLesson = async () => ({ default: (await import('./lesson/LessonPanel')).LessonPanel });
export const loadPresentation = async () => ({
  default: (await import('./lesson/Presentation')).Presentation,
});
export const loadHome = async () => ({ default: (await import('./home/Home')).Home });
export const loadControls = async () => ({ default: (await import('./panels/ControlsPanel')).ControlsPanel });
